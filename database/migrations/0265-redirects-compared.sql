-- Old addresses are compared without regard to capital letters.
create index redirect_compared on redirect (lower(from_path collate "C"));
