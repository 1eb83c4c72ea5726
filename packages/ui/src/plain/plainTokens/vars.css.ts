import { createVar } from '@vanilla-extract/css';

/** What plain components may use; partners set the public properties behind them. */
export const token = {
  accent: createVar(),
  onAccent: createVar(),
  surface: createVar(),
  raised: createVar(),
  text: createVar(),
  muted: createVar(),
  border: createVar(),
  control: createVar(),
  focus: createVar(),
  danger: createVar(),
  size: createVar(),
  radius: createVar(),
  step: createVar(),
  motion: createVar(),
};
