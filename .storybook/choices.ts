/** What can be chosen for all stories, by the name of the global. The first of each is what stands without a choice. */
export const choices = {
  theme: { title: 'Theme', items: { light: 'Light', dark: 'Dark', system: 'System' } },
  locale: { title: 'Language', items: { en: 'English', es: 'Español', pseudo: 'Pseudo-locale' } },
  role: {
    title: 'Role',
    items: { administrator: 'Administrator', broker: 'Broker', assistant: 'Assistant', viewer: 'Viewer' },
  },
  density: { title: 'Density', items: { comfortable: 'Comfortable', compact: 'Compact' } },
  contrast: { title: 'Contrast', items: { normal: 'Normal', more: 'More', forced: 'Forced colours (simulated)' } },
  motion: { title: 'Motion', items: { system: 'As the system', reduced: 'Reduced' } },
  textSize: { title: 'Text size', items: { usual: '100 %', large: '125 %', larger: '150 %', largest: '200 %' } },
} satisfies Record<string, { title: string; items: Record<string, string> }>;

export type ChoiceName = keyof typeof choices;

/** Those that stand in one menu; each of the others has a place of its own in the bar. */
export const inMenu = ['density', 'contrast', 'motion', 'textSize'] satisfies ChoiceName[];
