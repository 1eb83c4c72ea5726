import { RegisterConfirmScreen } from '@corredor/widgets/screens/RegisterConfirmScreen';
import { useParams } from 'react-router-dom';
import { brand } from '../brand/brand.ts';

/** Confirms the address with the token of the mail. */
export function Component() {
  const { confirmationToken = '' } = useParams();
  return <RegisterConfirmScreen brand={brand} token={confirmationToken} />;
}
