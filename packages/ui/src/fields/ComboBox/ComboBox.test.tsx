import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ComboBox } from './ComboBox.tsx';

it('shows the words of its choice from the first drawing on', () => {
  const items = [
    { id: 'ec', label: 'Ecuador' },
    { id: 'pe', label: 'Perú' },
  ];
  const fields = [
    <ComboBox key="1" label="Country" items={items} value="ec" onChange={() => {}} />,
    <ComboBox key="2" label="Country" items={items} defaultValue="ec" />,
    <ComboBox key="3" label="Country" items={[]} value="ec" valueLabel="Ecuador" onChange={() => {}} />,
  ];
  for (const field of fields) expect(renderToString(field)).toContain('value="Ecuador"');
});
