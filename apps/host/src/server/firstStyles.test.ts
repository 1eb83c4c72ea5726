import { describe, expect, it } from 'vitest';
import { firstStyles } from './firstStyles.ts';

const markup = '<div class="a b"><p class="c">Text</p></div>';

describe('the first styles of a page', () => {
  it('keep what its markup can use before it wakes, and leave the rest out', () => {
    const styles = 'p{margin:0}.a{top:0}.a.z{top:1px}.b[data-hovered]{top:2px}.z,.c:hover{top:3px}.z{top:4px}';
    expect(firstStyles(styles, markup)).toBe('p{margin:0}.a{top:0}.c:hover{top:3px}');
  });

  it('keep a state that stands in the markup', () => {
    const open = '.a[data-open]{top:0}.a:not([data-busy]){top:1px}';
    expect(firstStyles(`${open}.a[data-busy]{top:2px}`, '<p class="a" data-open="true">')).toBe(open);
  });

  it('keep only values that something reads, be it another value', () => {
    const styles = ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px}:root{--e:3px}.a{top:var(--a)}';
    expect(firstStyles(styles, markup)).toBe(':root{--a:var(--b);--b:1px}.a{top:var(--a)}');
    expect(firstStyles(':root{--e:3px;--f:4px}', '<p style="top:var(--e)">')).toBe(':root{--e:3px}');
  });

  it('look into conditions, and drop those that hold nothing more', () => {
    expect(firstStyles('@media (width>1px){.a{top:0}.z{top:1px}}@supports (top:0){.z{top:2px}}', markup)).toBe(
      '@media (width>1px){.a{top:0}}',
    );
  });

  it('keep fonts, movements, and what is excluded or one of several', () => {
    const styles = '@font-face{font-family:F}@keyframes k{0%{top:0}}.a:not(.z){top:0}.a:is(.y,.c:not(.z)){top:1px}';
    expect(firstStyles(styles, markup)).toBe(styles);
  });
});
