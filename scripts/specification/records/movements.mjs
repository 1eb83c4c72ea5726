/** What is promised of movements. */
export default {
  routes: [['/app/management/movements', 'policy_app.view_movement']],
  permissions: [['policy_app', 'movement', ['view', 'add', 'change', 'delete']]],
  menu: [['management', 'movements', '/app/management/movements', 'policy_app.view_movement']],
  fields: {
    MovementRow:
      'policy number kind status effective_date contractor provider total_delta sent_on issued_on insurer_number',
  },
  lists: [],
  forms: [],
  messages: [],
};
