import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './QrCode.css.ts';

type QrCodeProps = {
  /** What a telephone's camera reads, usually an address. */
  value: string;
  /** What it opens; read aloud in place of the picture. */
  label: string;
};

/** An address for the camera of a telephone. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(value), [value]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={css.code}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The dark squares as one path. */
function drawing(value: string) {
  const { size, data } = encode(value, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
