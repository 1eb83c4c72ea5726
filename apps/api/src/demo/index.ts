export { demoPassword, seedDemo } from './seedDemo.ts';
