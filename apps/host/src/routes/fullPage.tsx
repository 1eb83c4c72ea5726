import { Outlet } from 'react-router-dom';
import { Guard } from '../Guard.tsx';

/** Full pages of a signed-in user, outside layout and gates. */
export function Component() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  );
}
