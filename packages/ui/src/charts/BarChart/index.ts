export { type Bar, BarChart } from './BarChart.tsx';
