import { readChart } from '@corredor/machines/charts';
import { scenarios } from '@corredor/machines/scenarios';
import { describe, expect, it } from 'vitest';
import type { Box } from './drawing.ts';
import { layoutChart } from './layoutChart.ts';

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe.each(Object.entries(scenarios))('the drawing of %s', (_, { machine }) => {
  const chart = readChart(machine);
  const drawing = layoutChart(chart);
  const leaves = drawing.states.filter(({ state }) => !chart.states.some(({ parent }) => parent === state.id));
  const labels = drawing.edges.map(({ label }) => label);

  it('shows every state and every transition once', () => {
    const keys = [...drawing.states, ...drawing.edges].flatMap(({ lines }) =>
      lines.map(({ transition }) => transition.key),
    );
    expect(keys.sort()).toEqual(chart.transitions.map(({ key }) => key).sort());
    expect(drawing.states.map(({ state }) => state.id).sort()).toEqual(chart.states.map(({ id }) => id).sort());
  });

  it('lets no words lie on others', () => {
    const boxes: Box[] = [...leaves, ...labels];
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(isApart(one, other), JSON.stringify([one, other])).toBe(true);
    for (const label of labels)
      for (const state of drawing.states)
        expect(isApart(label, state) || isInside(label, state), JSON.stringify([label, state])).toBe(true);
  });

  it('keeps each state inside the one that holds it', () => {
    for (const inner of drawing.states) {
      const outer = drawing.states.find(({ state }) => state.id === inner.state.parent);
      if (outer) expect(isInside(inner, outer)).toBe(true);
    }
  });
});
