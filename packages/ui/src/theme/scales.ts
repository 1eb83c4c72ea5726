// Everything in a theme that is no colour: one scale on 4 px steps, the same in light and dark.
const type = (size: number, line: number) => ({ size: `${size / 16}rem`, line: `${line / 16}rem` });

/** Space, shape, type and motion. */
export const scales = {
  space: {
    xxsmall: '0.25rem',
    xsmall: '0.5rem',
    small: '0.75rem',
    medium: '1rem',
    large: '1.5rem',
    xlarge: '2rem',
    xxlarge: '3rem',
  },
  radius: { small: '8px', base: '12px', full: '999px' },
  font: { family: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
  text: {
    xs: type(12, 16),
    sm: type(13, 20),
    md: type(14, 20),
    lg: type(16, 24),
    xl: type(20, 28),
    xxl: type(24, 32),
    // 40 px, and less on a phone.
    display: { size: 'clamp(1.75rem, 1rem + 3.75vw, 2.5rem)', line: '1.2' },
  },
  motion: { fast: '120ms', normal: '180ms' },
};

/** One step larger, for pages that people read rather than work in. */
export const readingText = { sm: type(14, 20), md: type(16, 24), lg: type(18, 28) };

/** Heights and paddings of controls, and the height of a table row. */
export const densities = {
  comfortable: { height: '2.5rem', padding: '0.875rem', row: '3rem' },
  compact: { height: '2rem', padding: '0.625rem', row: '2.25rem' },
};
