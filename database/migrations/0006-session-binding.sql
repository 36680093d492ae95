-- A download by an existing client is known by its browser's cookie alone.
create index session_binding on session (binding_hash) where binding_hash is not null;
