import { expect, it, vi } from 'vitest';
import { keepPresses } from './presses.ts';

/** A page of buttons: each event says in its detail which one it is about. */
function open() {
  const page = new EventTarget();
  const tell = (type: string, button: object) =>
    page.dispatchEvent(new CustomEvent(type, { detail: button, cancelable: true }));
  const presses = keepPresses(page, (event) => (event instanceof CustomEvent ? event.detail : null));
  const aButton = () => {
    const button = { click: vi.fn(() => void tell('click', button)) };
    return button;
  };
  const heard = vi.fn((event: Event) => event instanceof CustomEvent && event.detail);
  const wake = () => {
    const { kept } = presses;
    presses.end();
    page.addEventListener('click', heard);
    for (const act of kept.values()) act();
  };
  return { tell, wake, heard, button: aButton(), other: aButton() };
}

it('does once what was pressed before the page woke', () => {
  const { tell, wake, heard, button } = open();
  for (const sign of ['pointerdown', 'click', 'pointerdown', 'click']) tell(sign, button);
  wake();
  expect(button.click).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
});

it('does once what was held down while the page woke, and let go afterwards', () => {
  const { tell, wake, heard, button } = open();
  tell('pointerdown', button);
  wake();
  expect(heard).not.toHaveBeenCalled();
  expect(tell('click', button)).toBe(false);
  expect(button.click).toHaveBeenCalledOnce();
  expect(heard).toHaveBeenCalledOnce();
});

it('leaves to the page whatever begins after it woke', () => {
  const { tell, wake, heard, button, other } = open();
  tell('pointerdown', button);
  wake();
  for (const sign of ['pointerdown', 'click', 'keydown', 'click']) expect(tell(sign, other)).toBe(true);
  expect([button.click, other.click].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(heard).toHaveBeenCalledTimes(2);
});
