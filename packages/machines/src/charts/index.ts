export { type Chart, type ChartState, type ChartTransition, pathOf, readChart } from './chart.ts';
export { type Trigger, triggerText } from './labels.ts';
export { type Answers, type Scenario, worldEvents } from './scenario.ts';
export { createStepper, type Step } from './stepper.ts';
