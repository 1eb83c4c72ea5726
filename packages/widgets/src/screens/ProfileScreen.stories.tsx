import { aPartner } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow, withToasts } from '../testing/index.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const sent = fn();
const partner = answering('getPartner', aPartner());
const saved = resolving('updatePartner', async ({ request }) => {
  const body = Object(await request.json());
  sent(body, request.headers.get('If-Match'));
  return HttpResponse.json({ ...aPartner(), ...body, version: 4 });
});
const meta = {
  title: 'Screens/Settings/ProfileScreen',
  component: ProfileScreen,
  decorators: [withToasts],
  beforeEach: () => void sent.mockClear(),
  parameters: { start: '/app/profile', ...answers(partner, saved) },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the public sees stands beside the fields, or above them where there is no room. */
export const Ready: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas, canvasElement }) => {
    const preview = await canvas.findByRole('region', { name: 'Así lo ve el público' });
    const name = await canvas.findByRole('textbox', { name: 'Nombre de la correduría' });
    const places = () => [preview.getBoundingClientRect(), name.getBoundingClientRect()] as const;
    const [beside, field] = places();
    await expect(beside.left).toBeGreaterThan(field.right);
    await expect(beside.top).toBeLessThan(field.top);
    canvasElement.style.inlineSize = '40rem';
    const [above, below] = places();
    await expect(above.bottom).toBeLessThan(below.top);
    canvasElement.style.inlineSize = '';
  },
};
/** What is typed shows in the preview at once, and is saved over the version that was read. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    const slogan = await canvas.findByRole('textbox', { name: 'Slogan' });
    await userEvent.clear(slogan);
    await userEvent.type(slogan, 'Near you');
    await userEvent.click(canvas.getByRole('radio', { name: /Blocks/ }));
    const days = canvas.getByRole('textbox', { name: 'Days of notice for instalments' });
    await userEvent.clear(days);
    await userEvent.type(days, '10');
    const preview = within(canvas.getByRole('region', { name: 'How the public sees it' }));
    await expect(preview.getByText('Near you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ slogan: 'Near you', layout: 'blocks', near_expiry_days: 10 }),
      '"v3"',
    );
    await expect(await screen.findByText('Profile updated')).toBeVisible();
  },
};
/** An alias is checked while it is typed: it is free, taken, or no alias at all. */
export const Alias: Story = {
  parameters: answers(
    partner,
    resolving('getAliasAvailability', ({ request }) => {
      const alias = new URL(request.url).searchParams.get('alias') ?? '';
      const isTaken = alias === 'taken-one';
      return HttpResponse.json({ alias, is_available: !isTaken, problem: isTaken ? 'taken' : null });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const alias = await canvas.findByRole('textbox', { name: 'Alias' });
    await userEvent.type(alias, '-ec');
    await expect(await canvas.findByText(/This alias is free\./)).toBeVisible();
    await expect(canvas.getByText(/“andes-seguros” will stop working/)).toBeVisible();
    await userEvent.clear(alias);
    await userEvent.type(alias, 'taken-one');
    await expect(await canvas.findByText('This alias is already taken')).toBeVisible();
    await userEvent.clear(alias);
    await userEvent.type(alias, 'login');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect((await canvas.findAllByText(/This alias is reserved/)).length).toBeGreaterThan(0);
  },
};
/** Somebody else saved meanwhile: both versions are shown, and nothing is lost. */
export const Conflict: Story = {
  parameters: answers(
    partner,
    failing('updatePartner', 'stale', { current: { ...aPartner({ slogan: 'Theirs', version: 5 }) } }),
  ),
  play: async ({ canvas, userEvent }) => {
    const slogan = await canvas.findByRole('textbox', { name: 'Slogan' });
    await userEvent.clear(slogan);
    await userEvent.type(slogan, 'Mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('row', { name: 'Slogan Mine Theirs' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /theirs/i }));
    await waitFor(() => expect(slogan).toHaveValue('Theirs'));
  },
};
/** Leaving with unsaved input asks first. */
export const Guarded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Slogan' }), '!');
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  },
};
/** Without policies the currency can still change; another country brings its own. */
export const NewBrokerage: Story = {
  parameters: answers(answering('getPartner', aPartner({ locked_fields: [] })), saved),
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' });
    await userEvent.clear(country);
    await userEvent.type(country, 'Peru');
    await userEvent.click(await screen.findByRole('option', { name: 'Peru' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/Lima'));
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveValue('PEN · Peruvian Sol');
  },
};
/** Who may not change the brokerage reads it. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1791234561001')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save profile' })).not.toBeInTheDocument();
  },
};
/** Changes everything but what policies hold. */
export const Administrator: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Slogan' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Save profile' })).toBeEnabled();
  },
};
export const Loading: Story = { parameters: answers(slow('getPartner')) };
export const Failed: Story = { parameters: answers(failing('getPartner', 'internal')) };
export const Forbidden: Story = {
  parameters: answers(failing('getPartner', 'permission_denied')),
};
export const Cruel: Story = {
  parameters: answers(
    answering(
      'getPartner',
      aPartner({
        name: 'Correduría de Seguros y Reaseguros de los Valles Orientales y Occidentales Compañía Limitada',
        direction: 'Avenida de los Libertadores de América, kilómetro 14 y medio, '.repeat(3).slice(0, 200),
        resume: 'Asesoramos a familias y empresas. '.repeat(50),
        tags: Array.from({ length: 20 }, (_, index) => `responsabilidad civil ${index + 1}`),
      }),
    ),
  ),
};
