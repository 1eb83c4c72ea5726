import { PartnerImage } from '../office/images/index.ts';
import { Profile } from '../office/partner/index.ts';

/** `/app/profile` */
export function ProfileScreen() {
  return <Profile image={({ image }) => <PartnerImage src={image} />} />;
}
