import { RunRecord } from '../office/runs/index.ts';

/** `/app/runs/{id}` */
export function RunScreen({ id }: { id: number }) {
  return <RunRecord id={id} />;
}
