import type { EmbedFailure } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { buttonLook } from '@corredor/ui/plain';
import { rootClass } from '@corredor/ui/plainTokens';
import type { BrokerDirectoryProps } from '@corredor/widgets/directory';
import type { embedWords } from './embedWords.ts';

interface FailureProps extends Pick<BrokerDirectoryProps, 'theme' | 'density' | 'headingLevel'> {
  failure: EmbedFailure;
  say: ReturnType<typeof embedWords>;
  publicUrl: string;
  /** The page's own address, to ask again. */
  url: string;
}

/** Says why an embedded page shows nothing, and where to go on. */
export function EmbedFailurePage({ failure, say, publicUrl, url, theme, density, headingLevel = 2 }: FailureProps) {
  const { kind, seconds = 5 } = failure;
  const Heading = `h${headingLevel}` as const;
  const isBrief = kind === 'too-many' || kind === 'unavailable';
  return (
    <main className={rootClass({ theme, density })}>
      <div style={{ display: 'grid', justifyItems: 'start', gap: '0.75rem', maxWidth: '60ch' }}>
        <Heading style={{ margin: 0, fontSize: '1.25em', lineHeight: 1.25, textWrap: 'balance' }}>
          {say(`${kind}.title`)}
        </Heading>
        <p>{say(`${kind}.help`, { count: seconds })}</p>
        <a className={buttonLook(isBrief ? 'accent' : 'plain')} href={isBrief ? url : publicUrl + paths.search()}>
          {say(isBrief ? 'retry' : 'directory')}
        </a>
      </div>
    </main>
  );
}
