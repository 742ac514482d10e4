vardic-card = { $suit ->
    [S] { rank } черепов
    [W] { rank } крыльев
    [F] { rank } клыков
   *[C] { rank } крестов
}
