import { ErrorState } from '@corredor/ui/ErrorState';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface BoundaryProps {
  /** Another place deserves another try. */
  place: string;
  children: ReactNode;
}

/** Stands in for a page that broke, or whose code could not be fetched, and offers to load it again; never a white page. */
export class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error && before.place !== this.props.place) this.setState({ error: null });
  }

  override render() {
    return this.state.error ? <Broken error={this.state.error} /> : this.props.children;
  }
}

// Browsers name a module or style that did not arrive in their own words.
const isMissing = (error: Error) => /import|preload|module|fetch/i.test(error.message);

function Broken({ error }: { error: Error }) {
  const { t } = useTranslation('basics');
  return (
    <ErrorState
      title={t(isMissing(error) ? 'error.communication' : 'error.operation')}
      onRetry={() => window.location.reload()}
    />
  );
}
