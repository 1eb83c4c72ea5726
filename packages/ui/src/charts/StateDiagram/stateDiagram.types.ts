import type { DiagramPlace } from './diagramPath.ts';

/** The colour of a state: the tone that its Chip has. */
export type DiagramTone = 'neutral' | 'positive' | 'caution' | 'critical' | 'accent';

/** A state, and where it stands in the drawing. */
export type DiagramNode = DiagramPlace & { id: string; label: string; tone: DiagramTone };

/** A way from one state to another. */
export type DiagramEdge = {
  from: string;
  to: string;
  label: string;
  /** Why this way is closed now. */
  disabledReason?: string;
};

/** Something that is not possible where it stands now, and why. */
export type ClosedWay = { label: string; reason: string };
