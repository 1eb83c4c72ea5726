import type { ChartState, ChartTransition } from '@corredor/machines/charts';

/** A transition in a drawing, in one row of text or a few short ones. */
export interface DrawnLine {
  transition: ChartTransition;
  rows: readonly string[];
}
export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** A state as it is drawn; x and y are its upper left corner. */
export interface DrawnState extends Box {
  state: ChartState;
  /** What it hears without leaving, and what leads into its own states. */
  lines: readonly DrawnLine[];
}
/** All transitions from one box to another. */
export interface DrawnEdge {
  key: string;
  points: readonly Point[];
  label: Box;
  lines: readonly DrawnLine[];
}
export interface Drawing {
  width: number;
  height: number;
  /** Outer states before those inside them. */
  states: readonly DrawnState[];
  edges: readonly DrawnEdge[];
}

/** Sizes that the drawing and its style share, in pixels and letters; those of the fixed-width font are a little narrower than `letter`. */
export const sizes = {
  letter: 7.4,
  rowLength: 28,
  line: 18,
  head: 28,
  padding: 10,
  row: 18,
  gap: 16,
  shelf: 1000,
} as const;
