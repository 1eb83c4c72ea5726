export { RoleCopy, RoleEditor, RoleForm } from './RoleForm.tsx';
export { RoleList } from './RoleList.tsx';
