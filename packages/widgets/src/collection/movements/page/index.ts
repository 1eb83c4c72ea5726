export { MovementPage } from './MovementPage.tsx';
