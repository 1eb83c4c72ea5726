export { ColumnsMenu } from './ColumnsMenu.tsx';
