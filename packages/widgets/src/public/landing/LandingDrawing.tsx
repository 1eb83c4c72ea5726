import * as css from './LandingDrawing.css.ts';

const rows = [
  { top: 96, name: 96, chip: css.critical, mark: css.criticalMark },
  { top: 148, name: 124, chip: css.caution, mark: css.cautionMark },
  { top: 200, name: 84, chip: css.caution, mark: css.cautionMark },
  { top: 252, name: 110, chip: css.positive, mark: css.positiveMark },
  { top: 304, name: 72, chip: css.positive, mark: css.positiveMark },
];

/** A list of policies in lines: what is due first stands on top. */
export function LandingDrawing() {
  return (
    <svg viewBox="0 0 480 356" aria-hidden="true" strokeWidth="2" className={css.drawing}>
      <rect x="1" y="1" width="478" height="354" rx="16" className={css.sheet} />
      <path d="M28 36h92" strokeWidth="8" className={css.ink} />
      <path d="M392 36h56" strokeWidth="14" className={css.accent} />
      <path d="M1 70h478" className={css.line} />
      <path d="M2 71h476v50H2z" className={css.selected} />
      {rows.map(({ top, name, chip, mark }) => (
        <g key={top}>
          <path d={`M28 ${top}h${name}`} strokeWidth="6" className={css.ink} />
          <path d={`M180 ${top}h64`} strokeWidth="6" className={css.line} />
          <rect x="284" y={top - 12} width="76" height="24" rx="12" className={chip} />
          <path d={`M304 ${top}h36`} strokeWidth="4" className={mark} />
          <path d={`M404 ${top}h44`} strokeWidth="6" className={css.ink} />
        </g>
      ))}
      {[122, 174, 226, 278].map((top) => (
        <path key={top} d={`M1 ${top}h478`} className={css.line} />
      ))}
    </svg>
  );
}
