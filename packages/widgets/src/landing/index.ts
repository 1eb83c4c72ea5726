export { LandingView } from './LandingView.tsx';
export { TermsView } from './TermsView.tsx';
