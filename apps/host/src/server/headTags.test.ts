import type { Head } from '@corredor/widgets/heads';
import { describe, expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import { headTags } from './headTags.ts';

const publicUrl = 'https://corredor.example';
const tagsOf = (image: Head['image']) =>
  headTags({
    head: {
      title: 'Andina',
      description: 'Seguros',
      path: '/andina',
      isIndexable: true,
      kind: 'profile',
      facts: [],
      image,
    },
    brand,
    publicUrl,
    language: 'es',
    namesLanguage: false,
  });

describe('the picture beside a link', () => {
  it('is named as a whole address, with its size and what it shows', () => {
    const tags = tagsOf({ path: '/brand.png', width: 1200, height: 630, alt: 'Una "lista"' });
    expect(tags).toContain('<meta property="og:image" content="https://corredor.example/brand.png">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('<meta property="og:image:height" content="630">');
    expect(tags).toContain('<meta property="og:image:alt" content="Una &quot;lista&quot;">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('is small where it is a logo, and of no size where nobody knows it', () => {
    const tags = tagsOf({ path: '/logo.png', width: 400, height: 400, alt: 'Andina' });
    expect(tags).toContain('content="summary"');
    expect(tagsOf({ path: '/logo.png', alt: 'Andina' })).not.toMatch(/og:image:(width|height)/);
  });

  it('is not spoken of where there is none', () => {
    expect(tagsOf(null)).not.toContain('og:image');
  });
});
