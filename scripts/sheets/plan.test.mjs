import { describe, expect, it } from 'vitest';
import { planSheets } from './plan.mjs';

const story = (title, name, folder = 'screens') => ({
  type: 'story',
  title,
  name,
  id: `${title} ${name}`,
  importPath: `./packages/widgets/src/${folder}/Some.stories.tsx`,
});
const plan = planSheets([
  story('Screens/Customers/CustomersScreen', 'Administrator'),
  story('Screens/Customers/CustomersScreen', 'Saves A View'),
  story('Screens/Customers/CustomersScreen', 'Failed'),
  story('Screens/Customers/CustomerForm', 'New', 'people/customers'),
  story('Screens/Access/LoginScreen', 'Ready'),
  { ...story('Screens/Access/LoginScreen', 'Docs'), type: 'docs' },
]);

describe('the plan of the contact sheets', () => {
  it('has every screen with its main states, by area', () => {
    expect(plan.map(({ area, screen, state }) => `${area}: ${screen}, ${state}`)).toEqual([
      'Customers: CustomersScreen, Administrator',
      'Customers: CustomersScreen, Failed',
      'Access: LoginScreen, Ready',
    ]);
  });

  it('draws what is ready in each width, theme and language', () => {
    const looks = plan[0].looks.map(({ language, theme, width }) => `${language} ${theme} ${width}`);
    expect(new Set(looks).size).toBe(2 * 2 * 6);
    for (const width of [360, 768, 1024, 1280, 1440, 1920]) expect(looks).toContain(`en dark ${width}`);
  });

  it('draws other states in both themes and languages, and as narrow as a phone', () => {
    const { looks } = plan[1];
    expect(new Set(looks.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark']));
    expect(new Set(looks.map(({ language }) => language))).toEqual(new Set(['es', 'en']));
    expect(looks.map(({ width }) => width)).toContain(360);
  });
});
