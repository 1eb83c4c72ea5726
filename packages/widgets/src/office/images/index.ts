export { MyImage } from './MyImage.tsx';
export { PartnerImage } from './PartnerImage.tsx';
