import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ImageField } from './ImageField.tsx';

/** A photo larger than what is sent. */
async function aPhoto() {
  const canvas = document.createElement('canvas');
  canvas.width = 1200;
  canvas.height = 900;
  canvas.getContext('2d')?.fillRect(100, 100, 500, 400);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'photo.png', { type: 'image/png' });
}
const inputIn = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for a file.');
  return input;
};
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#0e67d8"/></svg>')}`;

const meta = {
  title: 'Components/Fields/ImageField',
  tags: ['stable'],
  component: ImageField,
  args: {
    label: 'Your picture',
    description: 'Your colleagues see it beside your name.',
    onChoose: fn(async (_picture: Blob) => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Your picture' })).toBeVisible();
    await userEvent.upload(inputIn(canvasElement), await aPhoto());
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    const [picture] = args.onChoose.mock.calls[0] ?? [];
    if (!picture) throw new Error('There is no picture.');
    const { width, height } = await createImageBitmap(picture);
    await expect([width, height]).toEqual([512, 384]);
    await expect(picture.size).toBeLessThan(100_000);
  },
};
export const Round: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 280 } },
  args: { src: logo },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** On its way: how much has left, and the way to give it up. */
export const OnItsWay: Story = {
  args: { progress: 0.4, onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading Your picture' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Square: Story = { args: { src: logo, shape: 'square', label: 'Logo' }, globals: { locale: 'es' } };
/** What is no picture is refused before it is sent, and a drawing that can run is no picture. */
export const Refused: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 280 } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    inputIn(canvasElement).removeAttribute('accept');
    await userEvent.upload(inputIn(canvasElement), drawing);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a PNG, JPEG or WebP picture.');
    await userEvent.upload(inputIn(canvasElement), new File(['x'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The picture cannot be read'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const RefusedByServer: Story = { args: { errorMessage: 'The image is larger than 4096 × 4096 pixels.' } };
export const Disabled: Story = { args: { isDisabled: true, src: logo } };
