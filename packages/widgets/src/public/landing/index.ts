export { LandingView } from './LandingView.tsx';
export { PublicFrame } from './PublicFrame.tsx';
export { TermsView } from './TermsView.tsx';
