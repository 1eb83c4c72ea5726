import type { Meta, StoryObj } from '@storybook/react-vite';
import { rootClass } from '../plainTokens/index.ts';
import { Avatar, Button, buttonLook, Choice, Glyph, Removable, SelectField, TextField } from './index.ts';

const meta = {
  title: 'Components/Plain/Overview',
  component: Button,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of the widgets that stand on partners' pages, which bring their own theme. */
export const Overview: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 560 } },
  render: (_args, { globals }) => (
    <div className={rootClass({ theme: globals.look?.theme ?? globals.theme ?? 'light' })} lang="en">
      <p>
        <Avatar name="Andina Asesores" /> Andina Asesores
      </p>
      <p>
        <Button>Show more</Button> <Button tone="accent">Search</Button>{' '}
        <a className={buttonLook()} href="#profile">
          Profile
        </a>
      </p>
      <TextField label="Name, city or speciality" end={<Glyph name="search" />} />
      <SelectField label="Country">
        <option>Ecuador</option>
      </SelectField>
      <Choice defaultChecked count="14">
        Vehicles
      </Choice>
      <p>
        <Removable>Quito</Removable>
      </p>
    </div>
  ),
};
