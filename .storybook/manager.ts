import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Corredor',
    colorPrimary: '#0e67d8',
    colorSecondary: '#0e67d8',
    appBg: '#f5f7fb',
    appBorderRadius: 8,
    inputBorderRadius: 8,
  }),
});
