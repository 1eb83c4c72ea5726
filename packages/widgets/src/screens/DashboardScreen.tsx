import { Dashboard } from '../dashboard/index.ts';

/** `/app/dashboard` */
export function DashboardScreen() {
  return <Dashboard />;
}
