/** What is promised of tasks. */
export default {
  routes: [
    ['/app/management/tasks', 'all'],
    ['/app/management/tasks/create', 'core_app.add_task'],
    ['/app/management/tasks/:id', 'all'],
    ['/app/management/tasks/:id/update', 'core_app.change_task'],
  ],
  permissions: [['core_app', 'task', ['add', 'change', 'delete']]],
  menu: [['management', 'tasks', '/app/management/tasks', 'all']],
  fields: {
    Task: 'title description kind due_on due_time priority assignee author about status outcome done_on snoozed_until repeats is_private',
  },
  lists: [],
  forms: [],
  messages: [['success.task.created'], ['success.task.updated'], ['success.task.deleted']],
};
