import { Dashboard } from '../office/dashboard/index.ts';

/** `/app/dashboard` */
export function DashboardScreen() {
  return <Dashboard />;
}
