import { aPublicProfile } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BrokerProfile } from './BrokerProfile.tsx';

/** Answers a profile, or a picture of its code. */
const answering =
  (profile = aPublicProfile()) =>
  async ({ url }: Request) =>
    url.includes('/qr/') ? new Response('<svg xmlns="http://www.w3.org/2000/svg"/>') : Response.json(profile);
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="#0b6e4f" d="M10 70 40 10l30 60z"/></svg>',
)}`;

const meta = {
  title: 'Screens/Embedded widgets/BrokerProfile',
  component: BrokerProfile,
  tags: ['stable', 'element'],
  parameters: { isReading: true },
  args: {
    alias: 'andina',
    locale: 'en',
    theme: 'light',
    fetcher: answering(),
    onContact: fn(({ preventDefault }) => preventDefault()),
    onError: fn(),
    onNotFound: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof BrokerProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a logo; every way to reach the broker is a link with its first words written. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Andina Asesores de Seguros' })).toBeVisible();
    const chat = canvas.getByRole('link', { name: 'Chat on WhatsApp' });
    await expect(chat.getAttribute('href')).toContain('https://wa.me/593991234567?text=Hello');
    await userEvent.click(chat);
    await expect(args.onContact).toHaveBeenCalledWith(expect.objectContaining({ channel: 'whatsapp' }));
    await expect(canvas.getByRole('link', { name: 'Call +593 99 123 4567' })).toHaveAttribute(
      'href',
      'tel:+593991234567',
    );
    await expect(canvas.getByRole('link', { name: 'andina.example' })).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(canvas.getByRole('link', { name: 'Save contact' }).getAttribute('href')).toMatch(/andina\/vcard\/$/);
  },
};
/** A telephone that is no mobile is there to call; there is no chat with it. */
export const Landline: Story = {
  args: { fetcher: answering(aPublicProfile({ phone: '+59322551234', phone_label: '+593 2 255 1234' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Call +593 2 255 1234' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Chat on WhatsApp' })).not.toBeInTheDocument();
  },
};
/** The broker's other layout, with its logo, in Spanish, on a dark page. */
export const Blocks: Story = {
  args: { locale: 'es', theme: 'dark', fetcher: answering(aPublicProfile({ layout: 'blocks', image: logo })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Quiénes somos' })).toBeVisible();
  },
};
export const Loading: Story = { args: { fetcher: () => new Promise(() => {}) } };
/** Behind sharing stands the code, which is read aloud and saved as a file; the address is passed on. */
export const QrAndShare: Story = {
  args: {
    qr: true,
    onQrDownload: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('Share', { selector: 'summary' }));
    await expect(await canvas.findByRole('img', { name: /^QR code that opens .*\/andina$/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Download QR' }));
    await waitFor(() => expect(args.onQrDownload).toHaveBeenCalledWith({ format: 'svg', size: 512 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share the link' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Address copied$|\/andina$/));
  },
};
/** Only what the partner wants, in its order; one button opens the ways to reach the broker, and a line says where it is from. */
export const ContactButton: Story = {
  args: { apiBase: 'https://corredor.example', contact: 'button', sections: ['summary', 'contact'], headingLevel: 3 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 3, name: 'Andina Asesores de Seguros' });
    const titles = canvas.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['About us', 'Contact']);
    const branding = canvas.getByRole('link', { name: 'Profile on corredor.example' });
    await expect(branding).toHaveAttribute('href', 'https://corredor.example');
    await userEvent.click(canvas.getByText('Get in touch'));
    await expect(canvas.getByRole('link', { name: 'Write to hola@andina.example' })).toBeVisible();
  },
};
/** On a phone nobody points it at itself: one button shares, and the ways of contact come first. */
export const Phone: Story = {
  args: { qr: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '20.5rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Share' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
    const [call, about] = [canvas.getByRole('link', { name: /^Call/ }), canvas.getByText('About us')];
    await expect(call.getBoundingClientRect().bottom).toBeLessThan(about.getBoundingClientRect().top);
  },
};
export const NotFound: Story = {
  args: { fetcher: async () => Response.json({ detail: 'No.' }, { status: 404 }) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('There is no such profile'));
    await expect(args.onNotFound).toHaveBeenCalledWith('andina');
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { fetcher: async () => Response.json({ detail: 'No.' }, { status: 503 }) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() =>
      expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'server', status: 503 })),
    );
  },
};
const long = 'Compañía Interamericana de Asesoría, Corretaje y Administración de Seguros y Reaseguros del Pacífico ';
/** Nothing that a broker writes is more than text. */
export const LongTexts: Story = {
  args: {
    fetcher: answering(
      aPublicProfile({
        name: long.repeat(2).trim(),
        slogan: long.repeat(3).trim(),
        website: 'javascript:alert(1)',
        resume: `<b>No</b> ${long.repeat(12)}`,
        tags: ['un-nombre-de-especialidad-que-no-se-puede-partir-en-ninguna-parte', 'vida'],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/<b>No<\/b>/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Website' })).toBeNull();
  },
};
