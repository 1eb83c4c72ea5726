export { UserEditor, UserForm } from './UserForm.tsx';
export { UserList } from './UserList.tsx';
