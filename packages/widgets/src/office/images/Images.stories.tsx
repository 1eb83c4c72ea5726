import { Stack } from '@corredor/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useSession } from '../../base/app/index.ts';
import { answering, answers, failing, slow } from '../../testing/index.ts';
import { MyImage, PartnerImage } from './index.ts';

const address = '/api/public/images/9f86d081884c7d659a2feaa0c55ad015.webp/';

async function aPhoto() {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 40;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'photo.png', { type: 'image/png' });
}
const inputIn = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for a file.');
  return input;
};
/** The address that the top bar would draw. */
const Kept = () => <output>{useSession().record.image ?? 'no picture'}</output>;

const meta = {
  title: 'Screens/Settings/Images',
  component: MyImage,
  render: () => (
    <Stack>
      <MyImage />
      <Kept />
    </Stack>
  ),
  parameters: answers(answering('updateMyImage', { image: address })),
} satisfies Meta<typeof MyImage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session's record has the new picture at once, without another login. */
export const Mine: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('no picture');
    await userEvent.upload(inputIn(canvasElement), await aPhoto());
    await canvas.findByText(address);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture' }));
    await canvas.findByText('no picture');
  },
};
export const Refused: Story = {
  parameters: answers(
    failing('updateMyImage', 'invalid', { errors: { file: ['The image is damaged and cannot be read.'] } }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('no picture');
    await userEvent.upload(inputIn(canvasElement), await aPhoto());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('damaged'));
  },
};
/** Given up on its way, nothing changes and nothing is complained about. */
export const GivenUp: Story = {
  parameters: answers(slow('updateMyImage')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('no picture');
    await userEvent.upload(inputIn(canvasElement), await aPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(canvas.getByText('no picture')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Brokerage: Story = { render: () => <PartnerImage src={null} />, globals: { locale: 'es' } };
/** Who may not change the profile sees the logo only. */
export const BrokerageOfViewer: Story = { render: () => <PartnerImage src={null} />, globals: { role: 'viewer' } };
