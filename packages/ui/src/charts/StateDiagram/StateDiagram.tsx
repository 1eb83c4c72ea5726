import { ArrowRight, Lock } from 'lucide-react';
import { useId, useRef } from 'react';
import { useIsNarrow } from '../../foundation/useIsNarrow/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import { DiagramDrawing } from './DiagramDrawing.tsx';
import * as styles from './StateDiagram.css.ts';
import type { ClosedWay, DiagramEdge, DiagramNode } from './stateDiagram.types.ts';

type StateDiagramProps = {
  /** What lives through these states; names the region. */
  label: string;
  /** The states and where they stand in the drawing. */
  nodes: readonly DiagramNode[];
  /** The ways between them; those that leave the current state are listed. */
  edges: readonly DiagramEdge[];
  /** The id of the state in which it is now. */
  current: string;
  /** What leads on from other states only. */
  closed?: readonly ClosedWay[];
  /** Said where no way leads on. */
  endText: string;
};

/** A small drawing of a lifecycle: where it stands, what can happen next, and why not. */
export function StateDiagram({ label, nodes, edges, current, closed = [], endText }: StateDiagramProps) {
  const words = useToolWords();
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(container, 480);
  const labelOf = (nodeId: string) => nodes.find((node) => node.id === nodeId)?.label ?? nodeId;
  const next = edges.filter((edge) => edge.from === current);
  return (
    <section ref={container} className={styles.diagram} aria-label={label}>
      <p className={styles.here}>
        {words.youAreHere}: <strong className={styles.hereName}>{labelOf(current)}</strong>
      </p>
      <DiagramDrawing id={id} nodes={nodes} edges={edges} current={current} isUpright={isNarrow === true} />
      <ul className={styles.next}>
        {next.map((edge) => (
          <li key={`${edge.to} ${edge.label}`} className={styles.way}>
            <span className={styles.wayIcon({ isClosed: edge.disabledReason !== undefined })}>
              <Icon of={edge.disabledReason === undefined ? ArrowRight : Lock} />
            </span>
            <span>
              <span className={styles.wayLabel}>{edge.label}</span>
              <span className={styles.wayTarget}> · {labelOf(edge.to)}</span>
              {edge.disabledReason && <span className={styles.reason}>{edge.disabledReason}</span>}
            </span>
          </li>
        ))}
        {next.length === 0 && <li className={styles.reason}>{endText}</li>}
        {closed.map(({ label: name, reason }) => (
          <li key={name} className={styles.way}>
            <span className={styles.wayIcon({ isClosed: true })}>
              <Icon of={Lock} />
            </span>
            <span>
              <span className={styles.wayLabel}>{name}</span>
              <span className={styles.reason}>{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
