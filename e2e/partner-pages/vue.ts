import { createApp, h, ref } from 'vue';

/** The same page in Vue, by render functions. */
createApp({
  setup() {
    const city = ref('');
    const chosen = ref('');
    const isShown = ref(true);
    const select = (event: CustomEvent<{ alias: string }>) => {
      event.preventDefault();
      chosen.value = event.detail.alias;
    };
    const toggle = () => {
      isShown.value = !isShown.value;
    };
    const limit = () => {
      city.value = 'Cuenca';
    };
    return () => [
      h('button', { onClick: limit }, 'Only Cuenca'),
      h('button', { onClick: toggle }, 'Show or hide'),
      h('output', chosen.value),
      isShown.value &&
        h('corredor-directory', {
          city: city.value,
          pageSize: 50,
          loading: 'eager',
          'onCorredor-select': select,
        }),
    ];
  },
}).mount('#app');
