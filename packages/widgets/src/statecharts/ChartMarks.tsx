import { Check, Circle, Play } from 'lucide-react';

// Smaller than the icons of the product: they stand inside lines of 12 px.
const size = { width: 12, height: 12, strokeWidth: 2.5, 'aria-hidden': true } as const;

/** Marks the state in which its machine or its parent begins. */
export const InitialMark = () => <Play {...size} />;

/** Says with a shape whether tests walk a transition. */
export const WalkedMark = ({ isWalked }: { isWalked: boolean }) =>
  isWalked ? <Check {...size} /> : <Circle {...size} />;
