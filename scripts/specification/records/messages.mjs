/** What is promised of messages. */
export default {
  routes: [],
  permissions: [['core_app', 'message', ['view']]],
  menu: [],
  fields: {
    SentMessage: 'channel about to subject body files status sent_at sent_by',
  },
  lists: [],
  forms: [],
  messages: [],
};
