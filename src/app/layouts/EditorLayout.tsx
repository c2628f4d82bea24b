/** Pages in the editor's own colours, from the first moment on. */
import { Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useApp } from '../app';
import { Loading } from '../SessionGate';

export default function EditorLayout() {
  const { theme } = useApp();
  useLayoutEffect(() => {
    theme.send({ type: 'editor.entered' });
    return () => theme.send({ type: 'editor.left' });
  }, [theme]);
  return (
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  );
}
