import { agencyFacts, isProfile } from '../public/embed/index.ts';
import { BrokerProfile as Profile, type BrokerProfileProps as ProfileProps } from '../public/profile/index.ts';

/** The properties of a broker's public profile in React. */
export interface BrokerProfileProps extends ProfileProps {
  /** Address of this page: writes what search engines may know beside the profile, where `initialData` has it. */
  structuredData?: string;
}

/** A broker's public profile, where wanted with its facts for search engines. */
export function BrokerProfile({ structuredData, ...props }: BrokerProfileProps) {
  const { initialData, apiBase = '' } = props;
  return (
    <>
      {structuredData && isProfile(initialData) && (
        // What a broker writes cannot end the script.
        <script type="application/ld+json">
          {JSON.stringify(agencyFacts(initialData, structuredData, apiBase)).replaceAll('<', '\\u003c')}
        </script>
      )}
      <Profile {...props} />
    </>
  );
}
