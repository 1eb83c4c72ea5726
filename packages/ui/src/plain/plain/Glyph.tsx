import * as css from './Glyph.css.ts';

const paths = {
  cross: 'M4 4l8 8M12 4l-8 8',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM11 11l3.5 3.5',
};

type GlyphProps = {
  /** Which drawing. */
  name: keyof typeof paths;
};

/** A small drawing beside words. */
export function Glyph({ name }: GlyphProps) {
  return (
    <svg viewBox="0 0 16 16" className={css.glyph} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
