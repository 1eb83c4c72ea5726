export { type Step, Stepper, type StepTone } from './Stepper.tsx';
export { WizardSteps } from './WizardSteps.tsx';
