/** What is promised of renewals. */
export default {
  routes: [['/app/management/renewals', 'policy_app.view_renewal']],
  permissions: [['policy_app', 'renewal', ['view', 'change']]],
  menu: [['management', 'renewals', '/app/management/renewals', 'policy_app.view_renewal']],
  fields: {
    Renewal:
      'policy contractor provider branch end_date net_premium next premium_change stage assignee next_action_on outcome lost_reason_code lost_reason competitor risk',
  },
  lists: [],
  forms: [],
  messages: [],
};
