import { describe, expect, it } from 'vitest';
import { liftStyles } from './liftStyles.ts';

describe('style attributes of a drawn page', () => {
  it('become classes, one for each style', () => {
    const { markup, rules } = liftStyles(
      '<p style="margin:-1px">a</p><b class="x" style="margin:-1px">b</b><i style="width:2rem">c</i>',
    );
    expect(markup).toBe('<p class="s0">a</p><b class="s0 x">b</b><i class="s1">c</i>');
    expect(rules).toBe('.s0.s0{margin:-1px}.s1.s1{width:2rem}');
  });

  it('are found in elements without content, and never in text', () => {
    expect(liftStyles('<img style="width:1px"/> style="x"').markup).toBe('<img class="s0"/> style="x"');
  });

  it('cannot leave the element of the styles', () => {
    const { rules } = liftStyles('<p style="background:url(&quot;&lt;/style&gt;}&quot;)">a</p>');
    expect(rules).not.toContain('</');
    expect(rules.match(/}/g)).toHaveLength(1);
  });
});
