import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of Sparkline. */
export const reference: ComponentReference = {
  purpose:
    'The course of one figure below its number: whether it rises or falls, and how it stood against what it is compared with.',
  instead: [
    { use: 'ColumnChart', when: 'single months are read, compared or opened' },
    { use: 'ShareBar', when: 'a sum is divided into parts' },
    { use: 'Stat', when: 'the number alone says enough' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Line', selector: 'svg path:last-child', what: 'The figure, in the accent.' },
      { name: 'Compared', selector: 'svg path:nth-child(2)', what: 'What it is compared with, grey and dashed.' },
      { name: 'Now', selector: '[role=img] > span', what: 'The last value, which is the number above.' },
    ],
  },
  states: [
    { name: 'Compared', what: 'Two lines on one scale, told apart without colour.', story: 'Default' },
    { name: 'Below nothing', what: 'The grey rule marks nothing; the line may go below it.', story: 'BelowNothing' },
    { name: 'Nothing', what: 'No value yet: the line lies on the rule.', story: 'Nothing' },
  ],
  keyboard: 'none',
  accessibility: [
    'One picture with a name that says period, values and the highest; the numbers themselves stand in a chart or table nearby.',
    'The line compared with is dashed, so that colour is not needed.',
  ],
  content: {
    do: ['Name in the label what the line shows, from when to when.'],
    avoid: ['Axes, grids and marks: take a ColumnChart.'],
  },
};
