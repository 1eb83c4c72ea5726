export { Profile } from './Profile.tsx';
export { PublicPage } from './PublicPage.tsx';
