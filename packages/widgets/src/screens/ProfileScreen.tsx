import { PartnerImage } from '../images/index.ts';
import { Profile } from '../partner/index.ts';

/** `/app/profile` */
export function ProfileScreen() {
  return <Profile image={({ image }) => <PartnerImage src={image} />} />;
}
