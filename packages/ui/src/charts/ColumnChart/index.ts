export { type ChartColumn, type ChartSeries, ColumnChart } from './ColumnChart.tsx';
