export { IconLink } from './IconLink.tsx';
